import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// The end of a drag: where its pictures land, and what is dropped on the way.
@MainActor
@Suite struct DragLandingTests {
  private let stage = Stage(device: .iPhone15)
  private let item = UIDragItem(itemProvider: NSItemProvider(object: "text" as NSString))

  @Test func aPictureLandsOnItsGoalWithTheGoalsSize() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
    let goal = UIView(frame: CGRect(x: 200, y: 500, width: 120, height: 150))
    let overlay = UIView(frame: stage.window.bounds)
    for view in [card, goal, overlay] { stage.window.addSubview(view) }
    stage.advance(by: 0)
    let picture = DragPicture(item, UITargetedDragPreview(view: card), in: overlay)
    picture.lift()
    picture.land(on: UITargetedPreview(view: goal), in: overlay)
    #expect(picture.view.frame == CGRect(x: 200, y: 500, width: 120, height: 150))
    #expect(!picture.view.isRaised)
  }

  /// The first lies on top, and all after the second in one place.
  @Test func picturesAreAStackUnderTheFinger() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
    let overlay = UIView(frame: stage.window.bounds)
    for view in [card, overlay] { stage.window.addSubview(view) }
    stage.advance(by: 0)
    let pictures = (0..<4).map { _ in
      DragPicture(item, UITargetedDragPreview(view: card), in: overlay)
    }
    #expect(overlay.subviews == pictures.reversed().map { $0.view as UIView })
    for (index, picture) in pictures.enumerated() {
      #expect(picture.home == CGPoint(x: 60, y: 130))
      #expect(picture.view.frame == CGRect(x: 20, y: 100, width: 80, height: 60))
      picture.follow(CGPoint(x: 200, y: 400), index: index)
    }
    #expect(pictures.map(\.view.center.x) == [200, 206, 212, 212])
    #expect(pictures.map(\.view.center.y) == [400, 406, 412, 412])
  }

  @Test func aPictureGrowsWhenItIsLiftedAndShrinksWhereItVanishes() {
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 80, height: 60))
    let overlay = UIView(frame: stage.window.bounds)
    for view in [card, overlay] { stage.window.addSubview(view) }
    stage.advance(by: 0)
    let picture = DragPicture(item, UITargetedDragPreview(view: card), in: overlay)
    picture.lift()
    let lifted = picture.view.frame
    #expect(picture.view.isRaised)
    #expect(abs(lifted.minX - 18) < 1e-9 && abs(lifted.minY - 98.5) < 1e-9)
    #expect(abs(lifted.width - 84) < 1e-9 && abs(lifted.height - 63) < 1e-9)
    picture.land(in: CGRect(x: 0, y: 300, width: 160, height: 30))
    #expect(!picture.view.isRaised)
    #expect(picture.view.frame == CGRect(x: 0, y: 300, width: 160, height: 30))
    picture.vanish()
    #expect(picture.view.alpha == 0)
    #expect(picture.view.frame == CGRect(x: 40, y: 307.5, width: 80, height: 15))
  }

  @Test func whatIsDroppedIsHadAsValues() {
    let drag = DragSession(in: stage.window, at: .zero)
    drag.items = ["a", "b"].map {
      UIDragItem(itemProvider: NSItemProvider(object: NSString(string: $0)))
    }
    let session = DropSession(drag)
    #expect(session.canLoadObjects(ofClass: String.self))
    #expect(!session.canLoadObjects(ofClass: URL.self))
    var (texts, addresses): ([[String]], [[URL]]) = ([], [])
    session.loadObjects(ofClass: String.self) { texts.append($0) }
    session.loadObjects(ofClass: URL.self) { addresses.append($0) }
    #expect(texts.isEmpty && addresses.isEmpty)
    stage.advance(by: 0.1)
    #expect(texts == [["a", "b"]], "once, with all of them in their order")
    #expect(addresses == [[]], "once, with none")
  }

  @Test func whatIsDroppedWhileThePicturesFlyIsThereAtOnce() {
    let session = DropSession(DragSession(in: stage.window, at: .zero))
    var ends: [String] = []
    for (name, isLanding) in [("before", false), ("during", true)] {
      let animator = DragAnimator()
      animator.addAnimations { ends.append("\(name) animates") }
      animator.addCompletion { _ in ends.append("\(name) is over") }
      session.isLanding = isLanding
      session.land(
        item,
        DropLanding(frame: .zero, container: stage.window, animator: animator, result: nil)
      )
    }
    stage.advance(by: 0)
    #expect(ends == ["during animates", "during is over"])
    // The one from before has its place, and flies with the pictures.
    let landing = session.landings[ObjectIdentifier(item)]
    #expect(session.landings.count == 1 && landing != nil)
    landing?.animator.animate()
    landing?.animator.complete()
    #expect(ends.suffix(2) == ["before animates", "before is over"])
  }
}
