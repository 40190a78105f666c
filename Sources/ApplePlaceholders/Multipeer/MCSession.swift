public import Foundation

/// A device in the neighbourhood, or this one.
open class MCPeerID: NSObject, NSCopying, @unchecked Sendable {
  public let displayName: String

  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

public enum MCSessionState: Int, Sendable {
  case notConnected, connecting, connected
}

public enum MCSessionSendDataMode: Int, Sendable {
  case reliable, unreliable
}

public enum MCEncryptionPreference: Int, Sendable {
  case optional, required, none
}

/// Why nothing is sent.
public struct MCError: Error, Sendable {
  public enum Code: Int, Sendable {
    case unknown, notConnected
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }
}

/// A session without any peers.
open class MCSession: NSObject, @unchecked Sendable {
  public let myPeerID: MCPeerID
  public let encryptionPreference: MCEncryptionPreference
  open weak var delegate: (any MCSessionDelegate)?
  open var connectedPeers: [MCPeerID] { [] }

  public init(
    peer myPeerID: MCPeerID,
    securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    (self.myPeerID, self.encryptionPreference) = (myPeerID, encryptionPreference)
    super.init()
  }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }

  open func send(
    _ data: Data,
    toPeers peerIDs: [MCPeerID],
    with mode: MCSessionSendDataMode
  ) throws { throw MCError(.notConnected) }

  @discardableResult
  open func sendResource(
    at resourceURL: URL,
    withName resourceName: String,
    toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) -> Progress? {
    completionHandler?(MCError(.notConnected))
    return nil
  }

  open func disconnect() {}
}

/// Nobody is connected, so none of these is called.
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession,
    didReceive stream: InputStream,
    withName streamName: String,
    fromPeer peerID: MCPeerID
  )
  func session(
    _ session: MCSession,
    didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    with progress: Progress
  )
  func session(
    _ session: MCSession,
    didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID,
    at localURL: URL?,
    withError error: (any Error)?
  )
}
