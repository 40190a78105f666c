import Testing
import UIKit

@MainActor
@Suite struct OrientationShelfTests {
  private let stage = Stage(device: .iPhone15)

  @Test func `the shelf turns with the device, and each half hears its own size`() throws {
    let (first, second) = (SizeListener(), SizeListener())
    let shelf = ShelfViewController(first: first, second: second)
    stage.show(shelf)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 393, height: 426))
    let film = try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(film.duration == 0.3)
    // Rule size.traits-before-size: traits, size, then changed traits and alongside inside the
    // turn.
    #expect(
      shelf.log == ["traits low", "will 852×393", "changed", "along 0.3 true", "done"]
    )
    let half = CGSize(width: 426, height: 393)
    #expect(first.sizes == [half] && second.sizes == [half])
    #expect(second.view.frame == CGRect(x: 426, y: 0, width: 426, height: 393))
    #expect(film.faults.isEmpty)
  }

  @Test func `in the middle of the turn both halves are on their way`() throws {
    let (first, second) = (UIViewController(), UIViewController())
    stage.show(ShelfViewController(first: first, second: second))
    try stage.record(for: 0.15) { stage.rotate(to: .landscapeLeft) }
    let middle = second.view.layer.presentation()?.frame ?? .zero
    #expect(middle.minX > 0 && middle.minX < 426)
    #expect(middle.minY > 0 && middle.minY < 426)
    try stage.settle()
  }

  @Test func `a stack that asks its top screen keeps it upright`() throws {
    let nav = ForwardingNavigationController(rootViewController: UIViewController())
    stage.show(nav)
    try stage.record { stage.rotate(to: .landscapeRight) }
    #expect(nav.view.bounds.width == 852)
    // [D] Of iOS 16: a change of mind has to be announced.
    try stage.record { nav.pushViewController(UprightViewController(), animated: true) }
    nav.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.advance(by: 1)
    #expect(nav.view.bounds.width == 393)
    try stage.record { nav.popViewController(animated: true) }
    nav.setNeedsUpdateOfSupportedInterfaceOrientations()
    stage.advance(by: 1)
    #expect(nav.view.bounds.width == 852)
  }
}
