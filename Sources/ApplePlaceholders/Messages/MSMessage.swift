public import Foundation

/// Messages that replace one another.
open class MSSession: NSObject {
  public override init() { super.init() }
}

/// What an app inserts into a conversation.
open class MSMessage: NSObject, NSCopying {
  public let session: MSSession?
  open var layout: MSMessageLayout?
  open var url: URL?
  open var shouldExpire = false
  open var summaryText: String?
  open var error: (any Error)?
  /// [D] Until it is sent.
  open var isPending: Bool { true }
  public let senderParticipantIdentifier = StageIdentifier.next()

  public override init() {
    session = nil
    super.init()
  }

  public init(session: MSSession) {
    self.session = session
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = session.map { MSMessage(session: $0) } ?? MSMessage()
    copy.layout = layout?.copy() as? MSMessageLayout
    (copy.url, copy.shouldExpire) = (url, shouldExpire)
    (copy.summaryText, copy.error) = (summaryText, error)
    return copy
  }
}
