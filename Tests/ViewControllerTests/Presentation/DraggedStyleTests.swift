import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A sheet under a finger slides, whatever style it was presented in.
@MainActor @Suite struct DraggedStyleTests {
  @Test(
    .evidence(.reported),
    arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal]
  )
  func aSheetFollowsTheFinger(look: UIModalTransitionStyle) throws {
    let theatre = Theatre(.pageSheet)
    theatre.b.modalTransitionStyle = look
    try theatre.present()
    let before = theatre.stage.scene()
    var top: CGFloat = 0
    theatre.stage.schedule(at: 1) {
      top = theatre.b.presentationController?.presentedView?.layer.presentation()?.frame.minY ?? 0
    }
    try theatre.stage.record {
      theatre.stage.drag(
        from: CGPoint(x: 200, y: 100),
        to: CGPoint(x: 200, y: 300),
        duration: 1
      )
    }
    #expect(abs(top - (59 + 190)) < 5)
    #expect(theatre.stage.scene() == before)
    #expect(theatre.a.presentedViewController === theatre.b)
  }
}
