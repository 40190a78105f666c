import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// The window of an alert of iOS up to 8, from its arrival to its end.
@MainActor
@Suite struct AlertWindowTests {
  private let stage = Stage(device: .iPhone15)

  private func shown() throws -> (UIAlertView, AlertWindow) {
    stage.show(P())
    let alert = UIAlertView(title: "A", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.show()
    stage.advance(by: 1)
    let windows = stage.windows.compactMap { $0 as? AlertWindow }
    #expect(windows.count == 1)
    return (alert, try #require(windows.first))
  }

  @Test func itLiesAboveTheApp() throws {
    let (_, window) = try shown()
    #expect(window.windowLevel == .alert && window.isOfSystem && !window.isHidden)
    #expect(window.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(window.rootViewController is AlertRoot && window.alert === stage.numberedAlert)
    #expect(stage.frontAlert === window.alert)
  }

  /// Whoever keeps the window keeps neither the alert nor what was below it.
  @Test(arguments: [false, true]) func itIsEmptyAtTheEnd(animated: Bool) throws {
    let (alert, window) = try shown()
    alert.dismiss(withClickedButtonIndex: 0, animated: animated)
    stage.advance(by: 0)
    #expect(window.isHidden == !animated)
    stage.advance(by: 1)
    #expect(window.isHidden && window.rootViewController == nil)
    #expect(stage.frontAlert == nil && stage.windows.count == 1 && stage.faults.isEmpty)
  }

  /// While it leaves it is not the alert in front any more.
  @Test func anAlertThatLeavesIsNotInFront() throws {
    let (alert, window) = try shown()
    alert.dismiss(withClickedButtonIndex: 0, animated: true)
    stage.advance(by: 0.1)
    #expect(stage.frontAlert == nil && !window.isHidden)
    let numbered = try #require(window.alert)
    #expect(numbered.isLeaving && !numbered.isInRow)
  }

  /// The alert that was covered fades in step with the one that covers it. [I]
  @Test func alertsFadeInStep() throws {
    let (_, window) = try shown()
    let second = UIAlertView(title: "B", message: nil, delegate: nil, cancelButtonTitle: "OK")
    second.show()
    stage.advance(by: 0.1)
    func opacity() -> Double { Double(window.layer.presentation()?.opacity ?? -1) }
    // [M] Half of the way of the system's spring.
    #expect(window.alpha == 0 && isNear(opacity(), 1 - 0.54478, within: 0.01))
    stage.advance(by: 1)
    second.dismiss(withClickedButtonIndex: 0, animated: true)
    stage.advance(by: 0.1)
    #expect(window.alpha == 1 && isNear(opacity(), 0.54478, within: 0.01))
    stage.advance(by: 1)
    #expect(opacity() == 1)
  }

  @Test func withoutAnAnimationTheOtherIsBackAtOnce() throws {
    let (_, window) = try shown()
    let second = UIAlertView(title: "B", message: nil, delegate: nil, cancelButtonTitle: "OK")
    second.show()
    stage.advance(by: 1)
    second.dismiss(withClickedButtonIndex: 0, animated: false)
    #expect(window.alpha == 1 && window.layer.animationKeys()?.isEmpty ?? true)
    #expect(stage.frontAlert === window.alert)
  }
}
