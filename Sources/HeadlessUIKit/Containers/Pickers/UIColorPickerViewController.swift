public import Foundation

@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  )
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController,
    didSelect color: UIColor,
    continuously: Bool
  ) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The sheet of colours, which shows the chosen one; nobody chooses another.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController {
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  open var selectedColor = UIColor.black { didSet { swatch?.backgroundColor = selectedColor } }
  open var supportsAlpha = true  // [D]
  open var supportsEyedropper = true
  open var maximumLinearExposure: CGFloat = 1
  private var swatch: UIView?

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add("Colors", title: title ?? "Colors", button: .close, to: self) { [weak self] in
      self?.finish()
    }
    addSwatch()
  }

  private func addSwatch() {
    let swatch = UIView()
    swatch.backgroundColor = selectedColor
    swatch.layer.cornerRadius = 8
    swatch.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(swatch)
    NSLayoutConstraint.activate([
      swatch.widthAnchor.constraint(equalToConstant: 80),
      swatch.heightAnchor.constraint(equalToConstant: 80),
      swatch.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      swatch.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
    ])
    self.swatch = swatch
  }

  /// [D] It dismisses itself.
  private func finish() {
    dismiss(animated: true)
    delegate?.colorPickerViewControllerDidFinish(self)
  }

  /// [I] Pulling it down, or a tap outside, is reported like its button.
  override func wasDismissedByUser() {
    delegate?.colorPickerViewControllerDidFinish(self)
  }
}
