public import Foundation

/// Tells nobody that this device is there.
open class MCAdvertiserAssistant: NSObject {
  public let session: MCSession
  public let serviceType: String
  public let discoveryInfo: [String: String]?
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?

  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    (self.serviceType, discoveryInfo, self.session) = (serviceType, info, session)
    super.init()
  }

  open func start() {}
  open func stop() {}
}

public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {}

open class MCNearbyServiceAdvertiser: NSObject {
  public let myPeerID: MCPeerID
  public let serviceType: String
  public let discoveryInfo: [String: String]?
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?

  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    (self.myPeerID, discoveryInfo, self.serviceType) = (myPeerID, info, serviceType)
    super.init()
  }

  open func startAdvertisingPeer() {}
  open func stopAdvertisingPeer() {}
}

public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser,
    didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?,
    invitationHandler: @escaping (Bool, MCSession?) -> Void
  )
}

/// Finds nobody.
open class MCNearbyServiceBrowser: NSObject {
  public let myPeerID: MCPeerID
  public let serviceType: String
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?

  public init(peer myPeerID: MCPeerID, serviceType: String) {
    (self.myPeerID, self.serviceType) = (myPeerID, serviceType)
    super.init()
  }

  open func startBrowsingForPeers() {}
  open func stopBrowsingForPeers() {}
  open func invitePeer(
    _ peerID: MCPeerID,
    to session: MCSession,
    withContext context: Data?,
    timeout: TimeInterval
  ) {}
}

public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser,
    foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  )
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
}
