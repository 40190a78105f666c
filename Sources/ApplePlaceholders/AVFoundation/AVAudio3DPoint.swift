public import Foundation

/// A place, a direction or an amount in the space around a listener.
public struct AVAudio3DPoint: Hashable, Sendable {
  public var (x, y, z): (Float, Float, Float) = (0, 0, 0)

  public init() {}

  public init(x: Float, y: Float, z: Float) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

public typealias AVAudio3DVector = AVAudio3DPoint

public struct AVAudio3DVectorOrientation: Hashable, Sendable {
  public var forward = AVAudio3DVector(x: 0, y: 0, z: -1)
  public var up = AVAudio3DVector(x: 0, y: 1, z: 0)

  public init() {}

  public init(forward: AVAudio3DVector, up: AVAudio3DVector) {
    (self.forward, self.up) = (forward, up)
  }
}

public struct AVAudio3DAngularOrientation: Hashable, Sendable {
  public var (yaw, pitch, roll): (Float, Float, Float) = (0, 0, 0)

  public init() {}

  public init(yaw: Float, pitch: Float, roll: Float) {
    (self.yaw, self.pitch, self.roll) = (yaw, pitch, roll)
  }
}

public enum AVAudioEnvironmentDistanceAttenuationModel: Int, Sendable {
  case exponential = 1
  case inverse, linear
}

/// How sound fades with distance.
open class AVAudioEnvironmentDistanceAttenuationParameters: NSObject {
  // [D] The defaults.
  open var distanceAttenuationModel = AVAudioEnvironmentDistanceAttenuationModel.inverse
  open var referenceDistance: Float = 1
  open var maximumDistance: Float = 100_000
  open var rolloffFactor: Float = 1
}

/// How sound comes back from walls.
open class AVAudioEnvironmentReverbParameters: NSObject {
  open var enable = false
  open var level: Float = 0

  open func loadFactoryReverbPreset(_ preset: AVAudioUnitReverbPreset) {}
}
