public import Foundation
public import HeadlessUIKit

@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
  func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  )
  func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool
}

extension CNContactViewControllerDelegate {
  public func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  ) {}
  public func contactViewController(
    _ viewController: CNContactViewController,
    shouldPerformDefaultActionFor property: CNContactProperty
  ) -> Bool { true }
}

/// The card of a contact: a labelled box with the name.
@preconcurrency @MainActor
open class CNContactViewController: UIViewController {
  public let contact: CNContact
  open weak var delegate: (any CNContactViewControllerDelegate)?
  open var contactStore: CNContactStore?
  open var displayedPropertyKeys: [Any]?
  open var allowsEditing = true
  open var allowsActions = true
  open var message: String?
  open var alternateName: String?

  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(forUnknownContact contact: CNContact) {
    self.init(for: contact)
  }

  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNMutableContact())
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a contact has no archive") }

  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let name = CNContactFormatter.string(from: contact, style: .fullName)
    StandInLabel.add(name ?? "Contact", to: view)
  }
}
