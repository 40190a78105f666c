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

  /// Thin materials show more of what is below them than thick ones.
  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func materialsDifferInThickness(interface: UIUserInterfaceStyle) {
    let styles = Self.following.dropFirst(2)
    let alphas = styles.map { UIBlurEffect(style: $0).backdrop(in: interface).tint.alpha }
    #expect(alphas == [0.35, 0.55, 0.7, 0.85, 0.85])
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
