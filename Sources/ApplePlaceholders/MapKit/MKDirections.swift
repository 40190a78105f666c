public import Foundation
import HeadlessUIKit

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  // [D]
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A question for the way that fails, in a later turn.
open class MKDirections: NSObject, @unchecked Sendable {
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  open class Request: NSObject {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?

    public override init() { super.init() }

    open class func isDirectionsRequest(_ url: URL) -> Bool { false }
  }

  open class Response: NSObject {
    public let source: MKMapItem
    public let destination: MKMapItem
    open var routes: [MKRoute] { [] }

    init(from source: MKMapItem, to destination: MKMapItem) {
      (self.source, self.destination) = (source, destination)
      super.init()
    }
  }

  open class ETAResponse: NSObject {
    open var expectedTravelTime: TimeInterval { 0 }
    open var distance: CLLocationDistance { 0 }
  }

  public init(request: Request) { super.init() }

  /// What was begun before the last of them is not answered.
  private var cancellations = 0
  private var calculations = 0
  open var isCalculating: Bool { calculations > 0 }

  open func calculate(completionHandler: @escaping DirectionsHandler) { fail(completionHandler) }
  open func calculateETA(completionHandler: @escaping ETAHandler) { fail(completionHandler) }

  open func calculate() async throws -> Response {
    MapGap.directions.report()
    throw MKError(.directionsNotFound)
  }

  /// The handlers of what is cancelled are not called.
  open func cancel() {
    cancellations += 1
    calculations = 0
  }

  private func fail<Answer>(_ handler: @escaping (Answer?, (any Error)?) -> Void) {
    MapGap.directions.report()
    calculations += 1
    StageCore.ambient.queue.later { [self, begun = cancellations] in
      guard begun == cancellations else { return }
      calculations -= 1
      handler(nil, MKError(.directionsNotFound))
    }
  }
}

/// A way; none is found.
open class MKRoute: NSObject {
  open class Step: NSObject {
    open var instructions: String { "" }
    open var notice: String? { nil }
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var distance: CLLocationDistance { 0 }
    open var transportType: MKDirectionsTransportType { .any }
  }

  open var name: String { "" }
  open var advisoryNotices: [String] { [] }
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  open var steps: [Step] { [] }
  open var distance: CLLocationDistance { 0 }
  open var expectedTravelTime: TimeInterval { 0 }
  open var transportType: MKDirectionsTransportType { .any }
}

// The names of Swift 3.

@available(*, deprecated, renamed: "MKDirections.Request")
public typealias MKDirectionsRequest = MKDirections.Request
@available(*, deprecated, renamed: "MKDirections.Response")
public typealias MKDirectionsResponse = MKDirections.Response
@available(*, deprecated, renamed: "MKDirections.ETAResponse")
public typealias MKETAResponse = MKDirections.ETAResponse
