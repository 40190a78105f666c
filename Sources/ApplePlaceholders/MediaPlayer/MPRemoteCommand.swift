public import Foundation
public import HeadlessUIKit

public enum MPRemoteCommandHandlerStatus: Int, Sendable {
  case success = 0
  case noSuchContent = 100
  case noActionableNowPlayingItem = 110
  case deviceNotFound = 120
  case commandFailed = 200
}

/// A button of the lock screen, which nobody presses: its targets are never called.
open class MPRemoteCommand: NSObject {
  open var isEnabled = true

  @discardableResult
  open func addTarget(
    handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus
  ) -> Any { NSObject() }
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
}

open class MPSkipIntervalCommand: MPRemoteCommand {
  open var preferredIntervals: [NSNumber] = []
}

/// A command that says what the user thinks.
open class MPFeedbackCommand: MPRemoteCommand {
  open var isActive = false
  open var localizedTitle = ""
  open var localizedShortTitle = ""
}

open class MPRatingCommand: MPRemoteCommand {
  open var minimumRating: Float = 0
  open var maximumRating: Float = 1
}

open class MPChangePlaybackRateCommand: MPRemoteCommand {
  open var supportedPlaybackRates: [NSNumber] = []
}

open class MPChangePlaybackPositionCommand: MPRemoteCommand {}

public enum MPRepeatType: Int, Sendable {
  case off, one, all
}

public enum MPShuffleType: Int, Sendable {
  case off, items, collections
}

open class MPChangeRepeatModeCommand: MPRemoteCommand {
  open var currentRepeatType = MPRepeatType.off
}

open class MPChangeShuffleModeCommand: MPRemoteCommand {
  open var currentShuffleType = MPShuffleType.off
}
