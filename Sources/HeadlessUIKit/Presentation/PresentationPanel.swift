import Foundation

/// The view that a built-in style animates: contains the presented controller's view.
class PresentationPanel: UIView {
  weak var controller: UIPresentationController?
  let clip = UIView()
  private(set) weak var content: UIView?

  init(_ controller: UIPresentationController) {
    super.init(frame: .zero)
    self.controller = controller
    clip.clipsToBounds = true
    addSubview(clip)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(clip)
  }

  /// The frame of the content.
  var contentFrame: CGRect { bounds }

  func hold(_ view: UIView?) {
    guard let view else { return }
    content = view
    // [W] It keeps its size until the panel has one: animators ask for it before they add the view.
    if bounds.isEmpty { clip.bounds.size = view.bounds.size }
    view.frame = clip.bounds
    clip.addSubview(view)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !bounds.isEmpty else { return }
    clip.frame = contentFrame
    content?.frame = clip.bounds
  }
}

extension UIView {
  /// Whether a panel gives it its round corners, or a rolled-up page is above it.
  var isFramed: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { ancestor in
      ancestor is PresentationPanel
        || (ancestor as? PresentationContainerView)?.controller?.chrome.curl != nil
    }
  }
}

/// A card with round corners; on phones only the top ones are round.
final class SheetPanel: PresentationPanel {
  static let cornerRadius: CGFloat = 10  // [W] iOS 13
  private static let grabberSize = CGSize(width: 36, height: 5)  // [M] Numbers.md
  private static let grabberTop: CGFloat = 5  // [M]

  private let grabber = UIView()
  private let drag: SheetDrag

  override init(_ controller: UIPresentationController) {
    drag = SheetDrag(controller)
    super.init(controller)
    let pan = UIPanGestureRecognizer(target: drag, action: Selector("pan", SheetDrag.pan))
    pan.delegate = drag
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) {
    drag = SheetDrag(nil)
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sheet = controller?.sheet
    clip.layer.cornerRadius = sheet?.preferredCornerRadius ?? Self.cornerRadius
    clip.layer.maskedCorners =
      controller?.isCard == true
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
    layGrabber(sheet?.prefersGrabberVisible == true && controller?.isCard == true)
  }

  private func layGrabber(_ isVisible: Bool) {
    guard isVisible || grabber.superview != nil else { return }
    if grabber.superview == nil { UIView.performWithoutAnimation { addGrabber() } }
    grabber.frame = grabberFrame
    // [I] In `animateChanges` it fades.
    grabber.alpha = isVisible ? 1 : 0
  }

  private func addGrabber() {
    grabber.backgroundColor = .tertiaryLabel  // [I]
    grabber.layer.cornerRadius = Self.grabberSize.height / 2
    grabber.isUserInteractionEnabled = false
    grabber.frame = grabberFrame
    grabber.alpha = 0
    addSubview(grabber)
  }

  private var grabberFrame: CGRect {
    CGRect(
      x: (bounds.width - Self.grabberSize.width) / 2,
      y: Self.grabberTop,
      width: Self.grabberSize.width,
      height: Self.grabberSize.height
    )
  }
}
