public import Foundation

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

public enum CLProximity: Int, Sendable {
  case unknown, immediate, near, far
}

/// A beacon nearby, of which there is none.
open class CLBeacon: NSObject {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  public let accuracy: CLLocationAccuracy
  public let rssi: Int
  /// When it was seen.
  public let timestamp: Date
  open var proximityUUID: UUID { uuid }

  init(_ uuid: UUID, at timestamp: Date) {
    (self.uuid, major, minor, proximity, accuracy, rssi) = (uuid, 0, 0, .unknown, -1, 0)
    self.timestamp = timestamp
    super.init()
  }
}

open class CLBeaconRegion: CLRegion {
  public let uuid: UUID
  public let major: NSNumber?
  public let minor: NSNumber?
  open var notifyEntryStateOnDisplay = false
  open var proximityUUID: UUID { uuid }
  open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
    CLBeaconIdentityConstraint(
      uuid: uuid,
      major: major?.uint16Value,
      minor: minor?.uint16Value
    )
  }

  // [I] Of the identifier whose bytes are 0.
  public convenience init() {
    self.init(uuid: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), identifier: "")
  }

  init(uuid: UUID, _ major: UInt16?, _ minor: UInt16?, identifier: String) {
    self.uuid = uuid
    self.major = major.map { NSNumber(value: $0) }
    self.minor = minor.map { NSNumber(value: $0) }
    super.init(identifier: identifier)
  }

  public convenience init(uuid: UUID, identifier: String) {
    self.init(uuid: uuid, nil, nil, identifier: identifier)
  }
  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(uuid: uuid, major, nil, identifier: identifier)
  }
  public convenience init(
    uuid: UUID,
    major: CLBeaconMajorValue,
    minor: CLBeaconMinorValue,
    identifier: String
  ) { self.init(uuid: uuid, major, minor, identifier: identifier) }

  public convenience init(
    beaconIdentityConstraint: CLBeaconIdentityConstraint,
    identifier: String
  ) {
    let constraint = beaconIdentityConstraint
    self.init(uuid: constraint.uuid, constraint.major, constraint.minor, identifier: identifier)
  }

  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }
  public convenience init(
    proximityUUID: UUID,
    major: CLBeaconMajorValue,
    identifier: String
  ) { self.init(uuid: proximityUUID, major: major, identifier: identifier) }
  public convenience init(
    proximityUUID: UUID,
    major: CLBeaconMajorValue,
    minor: CLBeaconMinorValue,
    identifier: String
  ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }
}

/// What is asked for of beacons.
open class CLBeaconIdentityConstraint: NSObject {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    (self.uuid, self.major, self.minor) = (uuid, major, minor)
    super.init()
  }
}

extension CLLocationManager {
  public static func isRangingAvailable() -> Bool { false }
  public func startRangingBeacons(in region: CLBeaconRegion) {}
  public func stopRangingBeacons(in region: CLBeaconRegion) {}
  public func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
  public func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}
