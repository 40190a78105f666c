import Catalogue
import Foundation
import Geometry
import Scene

/// The presenter's page, which stays half rolled up during a partial curl.
final class CurlView: UIView {
  // [I] How far the fold goes.
  nonisolated static let style = CurlUp(angle: CurlUp.partialAngle, reach: 0.55)
  // At its end a transition is exactly the new picture, so the page stops just before that.
  static let restingProgress: Float = 0.9999

  private(set) weak var controller: UIPresentationController?
  private var page = Node(Layer())

  convenience init(_ page: Node, frame: CGRect, _ controller: UIPresentationController) {
    self.init(frame: frame)
    (self.page, self.controller) = (page, controller)
    let picture = Self.style.rest(
      from: page,
      to: Node(Layer()),
      in: bounds,
      progress: Double(Self.restingProgress)
    )
    layer.values.drawing = .frozen(FrozenContent(picture, source: bounds))
  }

  /// The reverse animation of this page, even if its screen has changed by now.
  var unrolling: some SceneTransition { UnrolledPage(page: page, frame: frame) }

  // [D] A tap on the rolled-up page dismisses.
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    controller?.userWantsToDismiss()
  }
}

/// A rolled-up page that unrolls over the dismissed screen.
private struct UnrolledPage: SceneTransition {
  let page: Node
  let frame: CGRect

  func layers(from before: Page, to after: Page, progress: Double) -> [Layer] {
    let bounds = CGRect(origin: .zero, size: frame.size)
    let curl = CurlView.style.rest(
      from: page,
      to: Node(Layer()),
      in: bounds,
      progress: 1 - progress
    )
    return [before.layer, Layer(frame: frame, children: [curl])]
  }
}
