import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A zoom as a presentation plays it.
@MainActor @Suite(.evidence(.inferred)) struct ZoomAnimatorTests {
  private typealias Options = UIViewController.Transition.ZoomOptions

  private let theatre = Theatre(.fullScreen)
  private let options = Options()
  private let tile = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 50))

  init() {
    theatre.a.view.addSubview(tile)
    theatre.b.preferredTransition = .zoom(options: options) { [tile] _ in tile }
  }

  private var container: UIView? { theatre.b.presentationController?.containerView }
  private var shade: UIView? { below(theatre.b.view, 1) }
  private var pane: UIView? { below(theatre.b.view, -1) }

  private func below(_ view: UIView, _ depth: Int) -> UIView? {
    guard let views = container?.subviews, let index = views.firstIndex(of: view),
      views.indices.contains(index - depth)
    else { return nil }
    return views[index - depth]
  }

  private func look<Value>(at seconds: TimeInterval, _ look: @escaping () -> Value?) -> () -> Value?
  {
    var seen: Value?
    theatre.stage.schedule(at: seconds) { seen = look() }
    return { seen }
  }

  @Test func itLastsAsLongAsAPushAndFollowsItsSpring() throws {
    let share = look(at: 0.1) { shade?.layer.presentation()?.opacity }
    #expect(try theatre.present().duration == 0.5)
    #expect(isNear(Double(share() ?? -1), 0.54478, within: 1e-4))
    let rest = look(at: 0.1) { shade?.layer.presentation()?.opacity }
    #expect(try theatre.dismiss().duration == 0.5)
    #expect(isNear(Double(rest() ?? -1), 1 - 0.54478, within: 1e-4))
  }

  @Test func theScreenBehindIsDimmedByAFifthUnlessTheOptionsSay() throws {
    let usual = look(at: 0.1) { shade?.backgroundColor }
    try theatre.present()
    #expect(usual() == UIColor(white: 0, alpha: 0.2))
    options.dimmingColor = .red
    let own = look(at: 0.1) { shade?.backgroundColor }
    try theatre.dismiss()
    #expect(own() == .red)
  }

  @Test(arguments: [CGRect.null, .zero, CGRect(x: 50, y: 100, width: 300, height: 200)])
  func aPartThatIsNotEmptyIsAligned(part: CGRect) throws {
    var asked: [Bool] = []
    options.alignmentRectProvider = { [tile, b = theatre.b] context in
      asked.append(context.sourceView === tile && context.zoomedViewController === b)
      return part
    }
    let cover = look(at: 0.4999) { pane?.subviews.last?.frame }
    try theatre.present()
    #expect(asked == [true])
    #expect(cover() == (part.width > 0 ? part : theatre.b.view.bounds))
  }

  @Test func aSourceThatIsNotOnScreenIsNone() throws {
    tile.removeFromSuperview()
    let count = look(at: 0.1) { pane?.subviews.count }
    try theatre.present()
    #expect(count() == 1)
  }

  @Test func theOtherScreenStandsBehind() throws {
    try theatre.present()
    #expect(theatre.b.view.frame == theatre.stage.window.bounds)
    let order = look(at: 0.1) { container?.subviews.map { $0 === theatre.a.view } }
    try theatre.dismiss()
    #expect(order() == [true, false, false, false])
    #expect(theatre.a.view.frame == theatre.stage.window.bounds)
  }

  @Test func theFingersRecognizerIsAddedOnce() throws {
    for _ in 0..<2 {
      try theatre.present()
      #expect(theatre.b.view.gestureRecognizers?.count == 1)
      try theatre.dismiss()
    }
  }

  @Test func aPushedScreenIsToldWhereItComesFrom() throws {
    let navigation = UINavigationController(rootViewController: theatre.a)
    theatre.stage.show(navigation)
    var asked: [Bool] = []
    theatre.b.preferredTransition = .zoom { [theatre, tile] context in
      asked.append(
        context.sourceViewController === theatre.a && context.zoomedViewController === theatre.b
      )
      return tile
    }
    try theatre.stage.record { navigation.pushViewController(theatre.b, animated: true) }
    try theatre.stage.record { navigation.popViewController(animated: true) }
    #expect(asked == [true, true])
    #expect(!theatre.a.view.isHidden && !tile.isHidden && theatre.stage.faults.isEmpty)
  }
}
