public import Foundation

/// A graph of nodes that makes no sound: it keeps its nodes and whether it runs.
open class AVAudioEngine: NSObject {
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioOutputNode()
  public let inputNode = AVAudioInputNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open private(set) var isRunning = false
  open var isAutoShutdownEnabled = false

  public override init() { super.init() }

  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  open func detach(_ node: AVAudioNode) {
    attachedNodes.remove(node)
    node.engine = nil
  }

  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func connect(
    _ node1: AVAudioNode,
    to node2: AVAudioNode,
    fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
  open func prepare() {}

  open func start() throws {
    MediaGap.engine.report()
    isRunning = true
  }

  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
  open func reset() {}
}

extension NSNotification.Name {
  public static let AVAudioEngineConfigurationChange = NSNotification.Name(
    "AVAudioEngineConfigurationChangeNotification"
  )
}

public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeCompletionHandler = @Sendable () -> Void
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void
