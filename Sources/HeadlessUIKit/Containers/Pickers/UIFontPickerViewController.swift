public import Foundation

@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// The sheet of fonts, from which nobody picks one.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// What the sheet offers.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() {
      super.init()
    }
  }

  public let configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add("Fonts", title: "Choose Font", button: .cancel, to: self) { [weak self] in
      self?.cancel()
    }
  }

  /// [W] It dismisses itself.
  private func cancel() {
    dismiss(animated: true)
    delegate?.fontPickerViewControllerDidCancel(self)
  }

  /// [I] Pulling it down, or a tap outside, is reported like its button.
  override func wasDismissedByUser() {
    delegate?.fontPickerViewControllerDidCancel(self)
  }
}
