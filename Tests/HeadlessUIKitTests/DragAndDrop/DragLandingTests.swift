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
    #expect(picture.view.frame == goal.frame)
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
  }
}
