public import Foundation

/// A record that others were invited to; nobody was.
open class CKShare: CKRecord {
  public enum ParticipantPermission: Int, Sendable {
    case unknown, none, readOnly, readWrite
  }

  open var publicPermission = ParticipantPermission.none
  open var url: URL? { nil }

  public convenience init(rootRecord: CKRecord) {
    self.init(recordType: "cloudkit.share")
  }
}
