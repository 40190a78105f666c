public import Foundation

/// A bus of a node.
open class AVAudioConnectionPoint: NSObject {
  open private(set) weak var node: AVAudioNode?
  public let bus: AVAudioNodeBus

  public init(node: AVAudioNode, bus: AVAudioNodeBus) {
    (self.node, self.bus) = (node, bus)
    super.init()
  }

  func isBus(_ number: AVAudioNodeBus, of other: AVAudioNode) -> Bool {
    node === other && bus == number
  }
}

/// Which outputs of an engine's nodes lead to which inputs.
struct AudioConnections {
  private var pairs: [(source: AVAudioConnectionPoint, destination: AVAudioConnectionPoint)] = []

  /// [D] What the output and the inputs were connected with before is not any more.
  mutating func connect(
    _ source: AVAudioConnectionPoint,
    to destinations: [AVAudioConnectionPoint]
  ) {
    guard let node = source.node else { return }
    pairs.removeAll { $0.source.isBus(source.bus, of: node) }
    for destination in destinations {
      guard let input = destination.node else { continue }
      disconnect(inputOf: input, bus: destination.bus)
      pairs.append((source, destination))
    }
  }

  mutating func disconnect(inputOf node: AVAudioNode, bus: AVAudioNodeBus? = nil) {
    pairs.removeAll { $0.destination.node === node && (bus == nil || $0.destination.bus == bus) }
  }

  mutating func disconnect(outputOf node: AVAudioNode, bus: AVAudioNodeBus? = nil) {
    pairs.removeAll { $0.source.node === node && (bus == nil || $0.source.bus == bus) }
  }

  func source(of node: AVAudioNode, bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
    pairs.first { $0.destination.isBus(bus, of: node) }?.source
  }

  func destinations(of node: AVAudioNode, bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
    pairs.filter { $0.source.isBus(bus, of: node) }.map(\.destination)
  }

  func firstFreeInput(of node: AVAudioNode) -> AVAudioNodeBus {
    var bus = 0
    while source(of: node, bus: bus) != nil { bus += 1 }
    return bus
  }
}
