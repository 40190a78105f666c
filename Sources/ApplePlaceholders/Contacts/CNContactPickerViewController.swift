public import Foundation
public import HeadlessUIKit

@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  )
}

extension CNContactPickerDelegate {
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contact: CNContact
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contacts: [CNContact]
  ) {}
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  ) {}
}

/// One value of a contact.
open class CNContactProperty: NSObject {
  public let contact: CNContact
  public let key: String
  open var value: Any? { nil }
  open var identifier: String? { nil }
  open var label: String? { nil }

  init(_ contact: CNContact, key: String) {
    (self.contact, self.key) = (contact, key)
    super.init()
  }
}

/// The sheet of contacts, without any.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  open weak var delegate: (any CNContactPickerDelegate)?
  open var displayedPropertyKeys: [String]?
  open var predicateForEnablingContact: NSPredicate?
  open var predicateForSelectionOfContact: NSPredicate?
  open var predicateForSelectionOfProperty: NSPredicate?

  open override func viewDidLoad() {
    super.viewDidLoad()
    StandInSheet.add("No Contacts", title: "Contacts", button: .cancel, to: self) { [weak self] in
      self?.cancel()
    }
  }

  /// [D] The sheet goes away by itself, and then tells its delegate.
  private func cancel() {
    dismiss(animated: true)
    delegate?.contactPickerDidCancel(self)
  }
}
