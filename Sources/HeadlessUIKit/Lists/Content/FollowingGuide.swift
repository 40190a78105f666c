import Foundation
import Geometry

/// A guide that is where a view is which has its frame from code.
@MainActor
final class FollowingGuide {
  let guide = UILayoutGuide()
  private unowned let view: UIView
  private let left, top, width, height: NSLayoutConstraint

  init(of view: UIView, in owner: UIView) {
    self.view = view
    owner.addLayoutGuide(guide)
    left = guide.leftAnchor.constraint(equalTo: owner.leftAnchor)
    top = guide.topAnchor.constraint(equalTo: owner.topAnchor)
    width = guide.widthAnchor.constraint(equalToConstant: 0)
    height = guide.heightAnchor.constraint(equalToConstant: 0)
    NSLayoutConstraint.activate([left, top, width, height])
    follow()
  }

  func follow() {
    let frame = view.frame
    (left.constant, top.constant) = (frame.minX, frame.minY)
    (width.constant, height.constant) = (frame.width, frame.height)
  }
}
