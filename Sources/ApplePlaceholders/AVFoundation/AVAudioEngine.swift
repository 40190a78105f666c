public import Foundation

/// A graph of nodes that makes no sound: it keeps its nodes, their connections, whether it runs.
open class AVAudioEngine: NSObject {
  public let mainMixerNode = AVAudioMixerNode()
  public let outputNode = AVAudioOutputNode()
  public let inputNode = AVAudioInputNode()
  open private(set) var attachedNodes: Set<AVAudioNode> = []
  open private(set) var isRunning = false
  open var isAutoShutdownEnabled = false
  private(set) var connections = AudioConnections()
  private var offline = OfflineRendering()

  public override init() {
    super.init()
    for node in [mainMixerNode, outputNode, inputNode] { node.engine = self }
  }

  open func attach(_ node: AVAudioNode) {
    attachedNodes.insert(node)
    node.engine = self
  }

  open func detach(_ node: AVAudioNode) {
    disconnectNodeInput(node)
    disconnectNodeOutput(node)
    attachedNodes.remove(node)
    node.engine = nil
  }

  // MARK: Connections

  /// [D] A mixer is connected by its next bus that is free.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
    let bus = (node2 as? any MixingNode)?.firstFreeInput ?? 0
    connect(node1, to: node2, fromBus: 0, toBus: bus, format: format)
  }

  open func connect(
    _ node1: AVAudioNode,
    to node2: AVAudioNode,
    fromBus bus1: AVAudioNodeBus,
    toBus bus2: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    let destination = AVAudioConnectionPoint(node: node2, bus: bus2)
    connect(node1, to: [destination], fromBus: bus1, format: format)
  }

  open func connect(
    _ sourceNode: AVAudioNode,
    to destNodes: [AVAudioConnectionPoint],
    fromBus sourceBus: AVAudioNodeBus,
    format: AVAudioFormat?
  ) {
    let source = AVAudioConnectionPoint(node: sourceNode, bus: sourceBus)
    connections.connect(source, to: destNodes)
  }

  open func disconnectNodeInput(_ node: AVAudioNode) { connections.disconnect(inputOf: node) }
  open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    connections.disconnect(inputOf: node, bus: bus)
  }
  open func disconnectNodeOutput(_ node: AVAudioNode) { connections.disconnect(outputOf: node) }
  open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
    connections.disconnect(outputOf: node, bus: bus)
  }

  open func inputConnectionPoint(
    for node: AVAudioNode,
    inputBus bus: AVAudioNodeBus
  ) -> AVAudioConnectionPoint? { connections.source(of: node, bus: bus) }

  open func outputConnectionPoints(
    for node: AVAudioNode,
    outputBus bus: AVAudioNodeBus
  ) -> [AVAudioConnectionPoint] { connections.destinations(of: node, bus: bus) }

  // MARK: Running

  open func prepare() {}

  open func start() throws {
    MediaGap.engine.report()
    isRunning = true
  }

  open func pause() { isRunning = false }

  open func stop() {
    isRunning = false
    offline.sampleTime = 0
  }

  open func reset() {}

  // MARK: Rendering into buffers

  open var isInManualRenderingMode: Bool { offline.format != nil }
  open var manualRenderingMode: AVAudioEngineManualRenderingMode { offline.mode }
  open var manualRenderingFormat: AVAudioFormat { offline.format ?? .standard }
  open var manualRenderingMaximumFrameCount: AVAudioFrameCount { offline.maximumFrameCount }
  open var manualRenderingSampleTime: AVAudioFramePosition { offline.sampleTime }

  open func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode,
    format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws {
    guard !isRunning else { throw AVAudioEngineManualRenderingError.initialized }
    offline = OfflineRendering(
      mode: mode,
      format: pcmFormat,
      maximumFrameCount: maximumFrameCount
    )
  }

  open func disableManualRenderingMode() {
    stop()
    offline = OfflineRendering()
  }

  /// Silence, of the length that is asked for.
  open func renderOffline(
    _ numberOfFrames: AVAudioFrameCount,
    to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus {
    guard isInManualRenderingMode, offline.mode == .offline else {
      throw AVAudioEngineManualRenderingError.invalidMode
    }
    guard isRunning else { throw AVAudioEngineManualRenderingError.notRunning }
    return offline.render(numberOfFrames, to: buffer)
  }
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
