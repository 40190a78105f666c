import Foundation
import Geometry

/// What is lifted out of the screen by a menu or a drag: a view's picture, or a controller's view.
final class LiftedPreview: UIView {
  private let content: UIView
  private let clip: UIView
  private let isPicture: Bool
  /// The size at which the content is laid out.
  let wantedSize: CGSize
  private let source: UITargetedPreview
  /// Whether the view itself stands here, since it was in no window.
  private var showsItself: Bool { content === source.view }

  /// Whether it floats above the screen: its shadow, and its round corners unless it has a shape.
  var isRaised = false {
    didSet { showHeight() }
  }

  // [I] Measured on pictures of iOS 16 and 17.
  private static let radius: CGFloat = 13
  private static let shadow: Float = 0.15  // [I]

  init(_ source: UITargetedPreview, controller: UIViewController?, in space: CGSize) {
    self.source = source
    isPicture = controller == nil
    if let controller {
      wantedSize = Self.size(of: controller, in: space)
      content = controller.view
      content.frame = CGRect(origin: .zero, size: wantedSize)
    } else {
      wantedSize = source.view.bounds.size
      content = Self.picture(of: source.view)
    }
    clip = UIView(frame: CGRect(origin: .zero, size: wantedSize))
    super.init(frame: clip.bounds)
    clip.addSubview(content)
    content.frame = clip.bounds
    clip.clipsToBounds = true
    shape()
    addSubview(clip)
    layer.shadowRadius = 20  // [I]
    layer.shadowOffset = CGSize(width: 0, height: 8)
    showHeight()
  }

  required init?(coder: NSCoder) { nil }

  /// What is on no screen has nothing to be a picture of, and stands here itself.
  private static func picture(of view: UIView) -> UIView {
    guard view.window != nil else { return view }
    return view.snapshotView(afterScreenUpdates: false) ?? UIView()
  }

  /// [I] Without a size of its own a controller gets the screen's width between margins, and half
  /// of its height.
  private static func size(of controller: UIViewController, in space: CGSize) -> CGSize {
    let own = controller.preferredContentSize
    return CGSize(
      width: own.width > 0 ? own.width : space.width - 32,
      height: own.height > 0 ? own.height : (space.height / 2).rounded()
    )
  }

  private func shape() {
    clip.backgroundColor = isPicture ? source.parameters.backgroundColor : nil
    if isPicture, let path = source.parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      clip.layer.mask = mask
      layer.shadowPath = (source.parameters.shadowPath ?? path).cgPath
    } else {
      clip.layer.cornerCurve = .continuous
    }
  }

  private func showHeight() {
    layer.shadowOpacity = isRaised ? Self.shadow : 0
    guard clip.layer.mask == nil else { return }
    // A picture has the corners of its view already.
    let resting = isPicture ? 0 : source.view.layer.cornerRadius
    clip.layer.cornerRadius = isRaised ? Self.radius : resting
  }

  /// The frame of what it was lifted from.
  func sourceFrame(in overlay: UIView) -> CGRect {
    let view = source.view
    guard view.window != nil, !showsItself else {
      let center = source.target.container.convert(source.target.center, to: overlay)
      return CGRect(center: center, size: view.bounds.size)
    }
    return view.convert(view.bounds, to: overlay)
  }

  /// Goes back to where it came from, or to the place that a preview names.
  func land(on goal: UITargetedPreview?, in overlay: UIView) {
    isRaised = false
    guard let goal else { return stand(in: sourceFrame(in: overlay)) }
    let center = goal.target.container.convert(goal.target.center, to: overlay)
    stand(in: CGRect(center: center, size: goal.size))
  }

  /// [I] Becomes the screen: grows over all of it, and fades.
  func pop(over overlay: UIView) {
    let (whole, own) = (overlay.bounds, wantedSize)
    let scale = max(whole.width / max(own.width, 1), whole.height / max(own.height, 1))
    let size = CGSize(width: own.width * scale, height: own.height * scale)
    stand(in: CGRect(center: CGPoint(x: whole.midX, y: whole.midY), size: size))
    alpha = 0
  }

  /// Stands in a frame by scaling, so that its content keeps its layout.
  func stand(in frame: CGRect) {
    center = CGPoint(x: frame.midX, y: frame.midY)
    transform = CGAffineTransform(
      scaleX: frame.width / max(wantedSize.width, 1),
      y: frame.height / max(wantedSize.height, 1)
    )
  }

  /// Hides what it was lifted from, or shows it again.
  func conceal(_ isConcealed: Bool) {
    if !showsItself { source.view.layer.isConcealed = isConcealed }
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }
}
