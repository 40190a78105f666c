public import Dispatch
public import Foundation
import HeadlessUIKit

public enum CBManagerState: Int, Sendable {
  case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn
}

public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined, restricted, denied, allowedAlways
}

open class CBManager: NSObject {
  open var state: CBManagerState { .unsupported }
  open class var authorization: CBManagerAuthorization { .notDetermined }
  open var authorization: CBManagerAuthorization { Self.authorization }
}

/// A device without Bluetooth: it says so once, and finds nothing.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }

  public override convenience init() { self.init(delegate: nil, queue: nil) }

  public init(
    delegate: (any CBCentralManagerDelegate)?,
    queue: DispatchQueue?,
    options: [String: Any]? = nil
  ) {
    self.delegate = delegate
    super.init()
    StageCore.ambient.queue.later { [weak self] in
      if let self { self.delegate?.centralManagerDidUpdateState(self) }
    }
  }

  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil)
  {}
  open func stopScan() {}
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  )
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
}

extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager,
    didDiscover peripheral: CBPeripheral,
    advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
}

open class CBPeripheral: NSObject {
  public let identifier = StageIdentifier.next()
  open var name: String? { nil }
}

open class CBUUID: NSObject {
  public let uuidString: String

  public init(string theString: String) {
    uuidString = theString
    super.init()
  }

  public convenience init(nsuuid theUUID: UUID) {
    self.init(string: theUUID.uuidString)
  }
}
