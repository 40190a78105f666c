public import Foundation

/// A player of notes without sound: it remembers whether it plays, and never comes to an end.
open class AVMIDIPlayer: NSObject {
  open private(set) var isPlaying = false
  open var rate: Float = 1
  open var currentPosition: TimeInterval = 0
  /// Nothing is read.
  open var duration: TimeInterval { 0 }

  public init(contentsOf inURL: URL, soundBankURL bankURL: URL?) throws { super.init() }
  public init(data: Data, soundBankURL bankURL: URL?) throws { super.init() }

  open func prepareToPlay() {}
  open func play(_ completionHandler: (@Sendable () -> Void)? = nil) { isPlaying = true }
  open func stop() { isPlaying = false }
}
