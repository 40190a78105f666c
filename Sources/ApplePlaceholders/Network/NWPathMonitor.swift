public import Dispatch
import HeadlessUIKit

/// How a device is connected: not at all.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable {
    case satisfied, unsatisfied, requiresConnection
  }

  public var status: Status { .unsatisfied }
  public var availableInterfaces: [NWInterface] { [] }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { false }
  public var supportsIPv6: Bool { false }
  public var supportsDNS: Bool { false }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}

public struct NWInterface: Equatable, Sendable {
  public enum InterfaceType: Sendable {
    case other, wifi, cellular, wiredEthernet, loopback
  }

  public let name: String
  public let type: InterfaceType
}

extension NWPath: CustomDebugStringConvertible {
  public var debugDescription: String { "\(status)" }
}

extension NWInterface: CustomDebugStringConvertible {
  public var debugDescription: String { name }
}

/// Tells once, when it starts, that there is no network.
public final class NWPathMonitor: @unchecked Sendable {
  public let currentPath = NWPath()
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public func start(queue: DispatchQueue) {
    self.queue = queue
    StageCore.ambient.queue.later { [weak self] in
      if let self { pathUpdateHandler?(currentPath) }
    }
  }

  public func cancel() { pathUpdateHandler = nil }
}
