import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Items of a toolbar that are set with an animation.
@MainActor
@Suite(.evidence(.documented, .inferred)) struct ToolbarChangeTests {
  private let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2))
  private let bar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 320, height: 44))
  private let views = [UIView(), UIView()]

  private var items: [UIBarButtonItem] {
    views.map { view in
      view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
      return UIBarButtonItem(customView: view)
    }
  }

  private func opacity(_ view: UIView) -> Float {
    let row = view.superview?.layer
    return (row?.presentation() ?? row)?.opacity ?? -1
  }

  @Test func theyFadeInWhileTheOldOnesFadeOut() throws {
    let items = items
    stage.window.addSubview(bar)
    bar.items = [items[0]]
    stage.advance(by: 0)
    #expect(bar.subviews.count == 2)
    bar.setItems([items[1]], animated: true)
    #expect(bar.items == [items[1]] && bar.subviews.count == 3)
    stage.advance(by: 0.1)
    #expect(abs(opacity(views[0]) - 0.5) < 0.01 && abs(opacity(views[1]) - 0.5) < 0.01)
    #expect(views[1].frame == CGRect(x: 16, y: 12, width: 40, height: 20))
    stage.advance(by: 0.2)
    #expect(bar.subviews.count == 2 && views[0].window == nil && opacity(views[1]) == 1)
  }

  /// A change that is overtaken ends at once, and its end is not that of the later one.
  @Test func aNewChangeEndsTheOldOne() throws {
    let items = items
    stage.window.addSubview(bar)
    bar.items = [items[0]]
    bar.setItems([items[1]], animated: true)
    stage.advance(by: 0.1)
    bar.setItems([items[0]], animated: true)
    #expect(bar.subviews.count == 3)
    stage.advance(by: 0.15)
    #expect(bar.subviews.count == 3 && opacity(views[0]) < 1)
    bar.items = [items[1]]
    #expect(bar.subviews.count == 2)
    stage.advance(by: 0.1)
    #expect(opacity(views[1]) == 1 && views[0].window == nil)
  }

  @Test func whatIsNotSeenIsNotAnimated() {
    bar.setItems(items, animated: true)
    #expect(bar.subviews.count == 2 && bar.items?.count == 2)
    #expect(views.allSatisfy { $0.superview === bar.subviews[1] } && bar.subviews[1].alpha == 1)
  }
}
