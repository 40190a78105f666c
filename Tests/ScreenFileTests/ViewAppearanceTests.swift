import Foundation
import HeadlessUIKit
import Testing

@testable import ScreenFile

/// What a view says of itself, and what it takes from its style.
@MainActor @Suite struct ViewAppearanceTests {
  private static func look(_ number: Double) -> ViewAppearance {
    var look = ViewAppearance()
    (look.frame, look.center) = ([number, 0, 1, 1], [number, 0])
    look.layout = Layout(equations: [.top: [], .width: []])
    (look.background, look.tint, look.color) = (.red, .green, .blue)
    (look.alpha, look.isHidden, look.cornerRadius, look.clips) = (number, number > 1, number, true)
    look.border = Border(width: number)
    look.shadow = Shadow(radius: number)
    look.transform = Transform(rotate: number)
    (look.contentMode, look.text, look.font) = (.top, "\(number)", .points(number))
    (look.weight, look.alignment, look.lines) = (.bold, .right, Int(number))
    return look
  }

  private func values(of look: ViewAppearance) -> [String] {
    Mirror(reflecting: look).children.map { "\($0.label ?? ""): \($0.value)" }
  }

  /// The samples leave nothing out, so that the laws below speak of every property.
  @Test func samplesAreComplete() {
    #expect(values(of: Self.look(1)).allSatisfy { !$0.hasSuffix(": nil") })
  }

  @Test func whatAViewSaysWins() {
    let (own, style) = (Self.look(1), Self.look(2))
    for (merged, wanted) in zip(values(of: own.over(style)), values(of: own))
    where !wanted.hasPrefix("layout") {
      #expect(merged == wanted)
    }
  }

  @Test func whatAViewDoesNotSayIsThatOfItsStyle() {
    let style = Self.look(2)
    for (merged, wanted) in zip(values(of: ViewAppearance().over(style)), values(of: style))
    where !wanted.hasPrefix("layout") {
      #expect(merged == wanted)
    }
  }

  @Test func equationsAreTakenAttributeByAttribute() {
    var own = ViewAppearance()
    own.layout = Layout(equations: [.top: [Equation(), Equation()]])
    let merged = own.over(Self.look(1)).layout?.equations.mapValues(\.count)
    #expect(merged == [.top: 2, .width: 0])
    #expect(ViewAppearance().over(Self.look(1)).layout?.equations.count == 2)
    #expect(Self.look(1).over(ViewAppearance()).layout?.equations.count == 2)
  }
}
