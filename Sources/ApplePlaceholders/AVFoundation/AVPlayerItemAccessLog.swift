public import Foundation

/// What the network did for an item; there is none.
open class AVPlayerItemAccessLog: NSObject {
  open var events: [AVPlayerItemAccessLogEvent] { [] }
}

// [D] Negative where it is not known.
open class AVPlayerItemAccessLogEvent: NSObject {
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var playbackType: String? { nil }
  open var numberOfStalls: Int { -1 }
  open var numberOfMediaRequests: Int { -1 }
  open var numberOfServerAddressChanges: Int { -1 }
  open var numberOfDroppedVideoFrames: Int { -1 }
  open var numberOfBytesTransferred: Int64 { -1 }
  open var durationWatched: TimeInterval { -1 }
  open var startupTime: TimeInterval { -1 }
  open var indicatedBitrate: Double { -1 }
  open var observedBitrate: Double { -1 }
  open var switchBitrate: Double { -1 }
}

open class AVPlayerItemErrorLog: NSObject {
  open var events: [AVPlayerItemErrorLogEvent] { [] }
}

open class AVPlayerItemErrorLogEvent: NSObject {
  open var uri: String? { nil }
  open var serverAddress: String? { nil }
  open var errorStatusCode: Int { 0 }
  open var errorDomain: String { "" }
  open var errorComment: String? { nil }
}
