import UIKit

/// A popover's panel and arrow, drawn by the app.
class BubbleBackground: UIPopoverBackgroundView {
  private var offset: CGFloat = 0
  private var direction = UIPopoverArrowDirection.up
  let arrow = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(arrow)
    arrow.fillColor = UIColor.systemIndigo.cgColor
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var arrowOffset: CGFloat {
    get { offset }
    set {
      offset = newValue
      setNeedsLayout()
    }
  }
  override var arrowDirection: UIPopoverArrowDirection {
    get { direction }
    set {
      direction = newValue
      setNeedsLayout()
    }
  }
  override class func arrowBase() -> CGFloat { 30 }
  override class func arrowHeight() -> CGFloat { 15 }
  override class func contentViewInsets() -> UIEdgeInsets {
    UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6)
  }
  override class var wantsDefaultContentAppearance: Bool { false }

  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath()
    let x = bounds.midX + offset
    path.move(to: CGPoint(x: x - 15, y: 15))
    path.addLine(to: CGPoint(x: x, y: 0))
    path.addLine(to: CGPoint(x: x + 15, y: 15))
    path.close()
    let body = bounds.inset(by: UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0))
    path.append(UIBezierPath(roundedRect: body, cornerRadius: 12))
    arrow.path = path.cgPath
  }
}

class BubbleHost: UIViewController, UIPopoverPresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.trailingItemGroups = [
      .fixedGroup(items: [
        UIBarButtonItem(title: "A", primaryAction: nil),
        UIBarButtonItem(title: "B", primaryAction: UIAction { [weak self] in self?.open($0) }),
      ])
    ]
  }

  private func open(_ action: UIAction) {
    let panel = UIViewController()
    panel.preferredContentSize = CGSize(width: 120, height: 90)
    panel.modalPresentationStyle = .popover
    let popover = panel.popoverPresentationController
    popover?.popoverBackgroundViewClass = BubbleBackground.self
    popover?.sourceItem = action.sender as? UIBarButtonItem
    popover?.delegate = self
    present(panel, animated: true)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
