public import Foundation

/// A part of an engine's graph, through which no sound passes.
open class AVAudioNode: NSObject {
  open internal(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open var latency: TimeInterval { 0 }
  open var outputPresentationLatency: TimeInterval { 0 }
  open var lastRenderTime: AVAudioTime? { nil }
  open var volume: Float = 1
  open var pan: Float = 0

  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { .standard }
  open func name(forInputBus bus: AVAudioNodeBus) -> String? { nil }
  open func name(forOutputBus bus: AVAudioNodeBus) -> String? { nil }
  open func reset() {}

  /// Nothing is heard, so the block is never called.
  open func installTap(
    onBus bus: AVAudioNodeBus,
    bufferSize: AVAudioFrameCount,
    format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
}

open class AVAudioIONode: AVAudioNode {
  open var presentationLatency: TimeInterval { 0 }
  open var isVoiceProcessingEnabled: Bool { false }
  open func setVoiceProcessingEnabled(_ enabled: Bool) throws {}
}

open class AVAudioInputNode: AVAudioIONode {}

open class AVAudioOutputNode: AVAudioIONode {}

/// A node of which every source has a bus of its own.
protocol MixingNode: AVAudioNode {}

extension MixingNode {
  var firstFreeInput: AVAudioNodeBus { engine?.connections.firstFreeInput(of: self) ?? 0 }
}

open class AVAudioMixerNode: AVAudioNode, MixingNode {
  open var outputVolume: Float = 1
  open var nextAvailableInputBus: AVAudioNodeBus { firstFreeInput }

  public override init() { super.init() }
}

/// Sounds around a listener that are not heard.
open class AVAudioEnvironmentNode: AVAudioNode, MixingNode {
  open var outputVolume: Float = 1
  open var listenerPosition = AVAudio3DPoint()
  open var listenerVectorOrientation = AVAudio3DVectorOrientation()
  open var listenerAngularOrientation = AVAudio3DAngularOrientation()
  public let distanceAttenuationParameters = AVAudioEnvironmentDistanceAttenuationParameters()
  public let reverbParameters = AVAudioEnvironmentReverbParameters()
  open var nextAvailableInputBus: AVAudioNodeBus { firstFreeInput }

  public override init() { super.init() }
}
