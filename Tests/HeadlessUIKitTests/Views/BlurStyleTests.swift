import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Blurs in a light and in a dark interface.
@MainActor @Suite struct BlurStyleTests {
  private let stage = Stage(device: .iPhoneSE)

  /// The tint's brightness of a view with that style, in the window.
  private func brightness(_ style: UIBlurEffect.Style) throws -> Double {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
    stage.window.addSubview(glass)
    stage.advance(by: 0)
    return try #require(glass.layer.values.backdrop).tint.red
  }

  private nonisolated static let following: [UIBlurEffect.Style] = [
    .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
    .systemThickMaterial, .systemChromeMaterial,
  ]
  private nonisolated static let light: [UIBlurEffect.Style] = [
    .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
    .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight,
  ]
  private nonisolated static let dark: [UIBlurEffect.Style] = [
    .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
    .systemThickMaterialDark, .systemChromeMaterialDark,
  ]

  @Test(.rule("look.materials", .documented), arguments: following)
  func materialsFollowTheInterface(style: UIBlurEffect.Style) throws {
    #expect(try brightness(style) > 0.9)
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(try brightness(style) < 0.2)
  }

  @Test(
    .rule("look.materials", .documented),
    arguments: [UIUserInterfaceStyle.light, .dark]
  )
  func stylesWithATonePersist(interface: UIUserInterfaceStyle) throws {
    stage.window.overrideUserInterfaceStyle = interface
    for style in Self.light { #expect(try brightness(style) > 0.9) }
    for style in Self.dark { #expect(try brightness(style) < 0.2) }
  }

  /// Thin materials show more of what is below them than thick ones, and bars show least.
  @Test(
    arguments: [
      (UIUserInterfaceStyle.light, [0.38, 0.6, 0.78, 0.92, 0.94], [240, 245, 249, 253, 249]),
      (.dark, [0.55, 0.7, 0.82, 0.9, 0.94], [37, 37, 37, 37, 29]),
    ] as [(UIUserInterfaceStyle, [Double], [Double])]
  )
  func materialsDifferInThickness(
    interface: UIUserInterfaceStyle,
    alphas: [Double],
    levels: [Double]
  ) {
    let tints = Self.following.dropFirst(2).map {
      UIBlurEffect(style: $0).backdrop(in: interface).tint
    }
    #expect(tints.map(\.alpha) == alphas)
    #expect(tints.map { ($0.red * 255).rounded() } == levels)
  }

  /// In dark mode an alert is lighter than what it dims.
  @Test(
    arguments: [
      (false, UIUserInterfaceStyle.light, 242, 0.8), (false, .dark, 45, 0.8),
      (true, .light, 252, 0.784), (true, .dark, 41, 0.745),
    ] as [(Bool, UIUserInterfaceStyle, Double, Double)]
  )
  func alertsAndSheetsHaveTheirOwnTint(
    isSheet: Bool,
    interface: UIUserInterfaceStyle,
    level: Double,
    alpha: Double
  ) {
    let material = AlertMaterial(isSheet: isSheet)
    let blur = material.backdrop(in: interface)
    #expect((blur.tint.red * 255).rounded() == level && blur.tint.alpha == alpha)
    #expect(blur.deviation == 20)
    let flat = material.backdrop(in: interface, isOpaque: true)
    #expect(flat == BackdropBlur(deviation: 0, tint: blur.tint.withAlpha(1)))
  }

  @Test(.rule("look.materials", .documented)) func aShownBlurChangesWithItsWindow() throws {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    stage.window.addSubview(glass)
    stage.advance(by: 0)
    let before = glass.layer.values.backdrop
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(glass.layer.values.backdrop != before)
    stage.window.overrideUserInterfaceStyle = .light
    #expect(glass.layer.values.backdrop == before && before != nil)
  }
}
