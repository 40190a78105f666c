public import Foundation

/// What a pressed button would tell.
open class MPRemoteCommandEvent: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var command: MPRemoteCommand { MPRemoteCommand() }
}

open class MPSkipIntervalCommandEvent: MPRemoteCommandEvent {
  open var interval: TimeInterval { 0 }
}

public enum MPSeekCommandEventType: UInt, Sendable {
  case beginSeeking, endSeeking
}

open class MPSeekCommandEvent: MPRemoteCommandEvent {
  open var type: MPSeekCommandEventType { .beginSeeking }
}

open class MPRatingCommandEvent: MPRemoteCommandEvent {
  open var rating: Float { 0 }
}

open class MPFeedbackCommandEvent: MPRemoteCommandEvent {
  open var isNegative: Bool { false }
}

open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent {
  open var playbackRate: Float { 1 }
}

open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent {
  open var positionTime: TimeInterval { 0 }
}

open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent {
  open var repeatType: MPRepeatType { .off }
  open var preservesRepeatMode: Bool { false }
}

open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent {
  open var shuffleType: MPShuffleType { .off }
  open var preservesShuffleMode: Bool { false }
}
