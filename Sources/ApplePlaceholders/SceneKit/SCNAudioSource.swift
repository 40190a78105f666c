public import Foundation

/// A sound that nobody hears.
open class SCNAudioSource: NSObject, @unchecked Sendable {
  public convenience init?(named fileName: String) { self.init(fileNamed: fileName) }

  /// Nil without such a file.
  public init?(fileNamed name: String) {
    guard let resources = Bundle.main.resourceURL,
      FileManager.default.fileExists(atPath: resources.appendingPathComponent(name).path)
    else { return nil }
    super.init()
  }

  public init?(url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    super.init()
  }

  open var isPositional = true
  open var volume: Float = 1
  open var rate: Float = 1
  open var reverbBlend: Float = 0
  open var loops = false
  open var shouldStream = false
  open func load() {}
}

open class SCNAudioPlayer: NSObject, @unchecked Sendable {
  public let audioSource: SCNAudioSource?
  open var willStartPlayback: (() -> Void)?
  open var didFinishPlayback: (() -> Void)?

  public init(source: SCNAudioSource) {
    audioSource = source
    super.init()
  }
}

extension SCNNode {
  public var audioPlayers: [SCNAudioPlayer] { [] }
  public func addAudioPlayer(_ player: SCNAudioPlayer) {}
  public func removeAudioPlayer(_ player: SCNAudioPlayer) {}
  public func removeAllAudioPlayers() {}
}
