public import Foundation

/// How a map looks, which nobody sees here: it keeps what it was told.
open class MKMapConfiguration: NSObject {
  // [D] MKMapConfiguration.h.
  public enum ElevationStyle: Int, Sendable {
    case flat, realistic
  }

  open var elevationStyle = ElevationStyle.flat

  fileprivate init(_ elevationStyle: ElevationStyle) {
    self.elevationStyle = elevationStyle
    super.init()
  }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  // [D] MKStandardMapConfiguration.h.
  public enum EmphasisStyle: Int, Sendable {
    case `default`, muted
  }

  open var emphasisStyle = EmphasisStyle.default
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public init() {
    super.init(.flat)
  }

  public init(elevationStyle: ElevationStyle) {
    super.init(elevationStyle)
  }

  public init(emphasisStyle: EmphasisStyle) {
    self.emphasisStyle = emphasisStyle
    super.init(.flat)
  }

  public init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.emphasisStyle = emphasisStyle
    super.init(elevationStyle)
  }
}

open class MKHybridMapConfiguration: MKMapConfiguration {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false

  public init() {
    super.init(.flat)
  }

  public init(elevationStyle: ElevationStyle) {
    super.init(elevationStyle)
  }
}

open class MKImageryMapConfiguration: MKMapConfiguration {
  public init() {
    super.init(.flat)
  }

  public init(elevationStyle: ElevationStyle) {
    super.init(elevationStyle)
  }
}
