public import Foundation
public import HeadlessUIKit

@preconcurrency @MainActor
public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
  func cloudSharingController(
    _ csc: UICloudSharingController,
    failedToSaveShareWithError error: any Error
  )
  func itemTitle(for csc: UICloudSharingController) -> String?
  func itemThumbnailData(for csc: UICloudSharingController) -> Data?
  func itemType(for csc: UICloudSharingController) -> String?
  func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController)
  func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController)
}

extension UICloudSharingControllerDelegate {
  public func itemThumbnailData(for csc: UICloudSharingController) -> Data? { nil }
  public func itemType(for csc: UICloudSharingController) -> String? { nil }
  public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
  public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
}

/// The sheet that invites others to a record, where nobody is signed in.
@preconcurrency @MainActor
open class UICloudSharingController: UIViewController {
  public typealias Preparation = (
    UICloudSharingController, @escaping (CKShare?, CKContainer?, (any Error)?) -> Void
  ) -> Void

  public struct PermissionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D] UICloudSharingController.h.
    public static let allowPublic = PermissionOptions(rawValue: 1 << 0)
    public static let allowPrivate = PermissionOptions(rawValue: 1 << 1)
    public static let allowReadOnly = PermissionOptions(rawValue: 1 << 2)
    public static let allowReadWrite = PermissionOptions(rawValue: 1 << 3)
  }

  open weak var delegate: (any UICloudSharingControllerDelegate)?
  open private(set) var share: CKShare?
  open var availablePermissions: PermissionOptions = []

  public init(share: CKShare, container: CKContainer) {
    self.share = share
    super.init(nibName: nil, bundle: nil)
  }

  /// Nobody chooses how to invite, so nothing is prepared.
  public init(preparationHandler: @escaping Preparation) {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { fatalError("a sheet of invitations has no archive") }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let title = delegate?.itemTitle(for: self) ?? "Share"
    StandInSheet.add("No account", title: title, button: .cancel, to: self) { [weak self] in
      self?.dismiss(animated: true)
    }
  }
}
