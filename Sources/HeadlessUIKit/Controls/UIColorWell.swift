@preconcurrency public import Foundation

/// A round button that shows a colour, and the sheet of colours when it is pressed.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of the sheet.
  open var title: String?
  open var supportsAlpha = true  // [D]
  /// [D] Nil until one is chosen.
  open var selectedColor: UIColor? { didSet { disc.backgroundColor = selectedColor } }

  private let ring = CAGradientLayer()
  private let disc = UIView()
  private let listener = ColorWellListener()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    assemble()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  // [I] About as on screenshots.
  private static let side: CGFloat = 28
  private static let ringWidth: CGFloat = 3
  private static let gap: CGFloat = 2

  private func assemble() {
    ring.type = .conic
    ring.startPoint = CGPoint(x: 0.5, y: 0.5)
    ring.endPoint = CGPoint(x: 0.5, y: 0)
    ring.colors = (0...6).map {
      UIColor(hue: CGFloat($0 % 6) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor
    }
    layer.addSublayer(ring)
    let middle = UIView()
    middle.backgroundColor = .systemBackground
    for view in [middle, disc] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    listener.colorChosen = { [weak self] in self?.choose($0) }
    addAction(UIAction { [weak self] _ in self?.showColors() }, for: .touchUpInside)
  }

  open override dynamic var intrinsicContentSize: CGSize {
    CGSize(width: Self.side, height: Self.side)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let side = min(bounds.width, bounds.height)
    let circle = CGRect(
      x: bounds.midX - side / 2,
      y: bounds.midY - side / 2,
      width: side,
      height: side
    )
    ring.frame = circle
    ring.cornerRadius = side / 2
    for (view, inset) in zip(subviews, [Self.ringWidth, Self.ringWidth + Self.gap]) {
      view.frame = circle.insetBy(dx: inset, dy: inset)
      view.layer.cornerRadius = view.bounds.width / 2
    }
  }

  private func showColors() {
    let picker = UIColorPickerViewController()
    picker.delegate = listener
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    nearestController?.present(picker, animated: true)
  }

  /// [D] A colour that the user has chosen is an event.
  private func choose(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}

/// Hears of what is chosen on the sheet.
private final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
  var colorChosen: (UIColor) -> Void = { _ in }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) { colorChosen(color) }
}
