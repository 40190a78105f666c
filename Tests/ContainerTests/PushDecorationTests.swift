import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What a push puts between its screens, and where.
@MainActor
@Suite(.evidence(.reported, .inferred)) struct PushDecorationTests {
  private let stage = Stage(device: .iPhone15)
  private let a = A()
  private let b = B()

  private func shown(isRightToLeft: Bool) -> Nav {
    let nav = Nav(rootViewController: a)
    nav.view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    stage.show(nav)
    stage.advance(by: 0)
    return nav
  }

  /// The parts between the screens while `body`'s change is under way: the scrim and the shadow.
  private func parts(during body: () -> Void) throws -> [UIView] {
    try stage.record(for: 0.1) { body() }
    let views = b.view.superview?.subviews ?? []
    #expect(views.count == 4 && views.first === a.view && views.last === b.view)
    return Array(views.dropFirst().dropLast())
  }

  /// The lower screen moves by 0.3 of the width; the shadow of 9 points is beside the upper one.
  @Test(arguments: [(false, 78.6, -4.5), (true, 314.4, 397.5)])
  func aPushedScreenCastsAShadowOnADarkerOne(
    isRightToLeft: Bool,
    behind: Double,
    beside: Double
  ) throws {
    let nav = shown(isRightToLeft: isRightToLeft)
    let parts = try parts { nav.pushViewController(b, animated: true) }
    guard parts.count == 2 else { return }
    let (scrim, shadow) = (parts[0], parts[1])
    #expect(parts.allSatisfy { !$0.isUserInteractionEnabled })
    #expect(scrim.backgroundColor == .black && abs(scrim.alpha - 0.1) < 1e-6)
    #expect(scrim.bounds.size == a.view.bounds.size && scrim.center == a.view.center)
    #expect(abs(a.view.center.x - CGFloat(behind)) < 1e-6 && b.view.center.x == 196.5)
    #expect(shadow is EdgeShadow && shadow.alpha == 1)
    #expect(shadow.bounds.size == CGSize(width: 9, height: 852))
    #expect(abs(shadow.center.x - CGFloat(beside)) < 1e-6 && shadow.center.y == 426)
    #expect(shadow.transform.a == (isRightToLeft ? -1 : 1))
    try stage.settle()
    #expect(parts.allSatisfy { $0.superview == nil } && a.view.center.x == 196.5)
  }

  @Test(arguments: [(false, 589.5), (true, -196.5)])
  func aPoppedScreenTakesItsShadowAlong(isRightToLeft: Bool, outside: Double) throws {
    let nav = shown(isRightToLeft: isRightToLeft)
    try stage.record { nav.pushViewController(b, animated: false) }
    let parts = try parts { nav.popViewController(animated: true) }
    #expect(parts.count == 2 && parts.allSatisfy { $0.alpha == 0 })
    #expect(b.view.center.x == CGFloat(outside) && a.view.center.x == 196.5)
    #expect(parts.first?.center == a.view.center)
    try stage.settle()
    #expect(parts.allSatisfy { $0.superview == nil } && b.view.superview == nil)
    // It is where it was, for its next appearance.
    #expect(b.view.center.x == 196.5)
  }

  @Test func aShadowGrowsTowardsItsScreen() throws {
    let gradient = try #require(EdgeShadow().layer as? CAGradientLayer)
    #expect(gradient.startPoint == CGPoint(x: 0, y: 0.5))
    #expect(gradient.endPoint == CGPoint(x: 1, y: 0.5))
    let dark = UIColor(white: 0, alpha: 0.15).cgColor
    #expect(gradient.colors as? [CGColor] == [UIColor.clear.cgColor, dark])
  }
}
