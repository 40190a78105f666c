import Catalogue
import Foundation
import Scene

/// The presenter's page, which stays half rolled up while a partial curl is presented.
final class CurlView: UIView {
  // [I] How much of the way the fold goes.
  static let style = CurlUp(angle: CurlUp.partialAngle, reach: 0.55)
  // At its very end a style is the new picture itself; here the page stays a moment longer, and
  // rests exactly where its motion ends.
  static let restingProgress: Float = 0.9999

  private(set) weak var controller: UIPresentationController?

  convenience init(_ page: Node, frame: CGRect, _ controller: UIPresentationController) {
    self.init(frame: frame)
    self.controller = controller
    let picture = Self.style.rest(
      from: page,
      to: Node(Layer()),
      in: bounds,
      progress: Double(Self.restingProgress)
    )
    layer.values.drawing = .frozen(FrozenContent(picture, source: bounds))
  }

  // [D] A tap on the rolled-up page puts it back.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    controller?.userWantsToDismiss()
  }
}
