public import Foundation
import HeadlessUIKit

/// A search for places that fails, in a later turn.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    // [D]
    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// What is looked for.
  open class Request: NSObject, NSCopying {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() { super.init() }

    public init(naturalLanguageQuery: String) {
      self.naturalLanguageQuery = naturalLanguageQuery
      super.init()
    }

    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    public init(completion: MKLocalSearchCompletion) {
      naturalLanguageQuery = completion.title
      super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = Request()
      (copy.naturalLanguageQuery, copy.region) = (naturalLanguageQuery, region)
      (copy.resultTypes, copy.pointOfInterestFilter) = (resultTypes, pointOfInterestFilter)
      return copy
    }
  }

  /// What was found; nothing is.
  open class Response: NSObject {
    open var mapItems: [MKMapItem] { [] }
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  public let request: Request
  /// What was begun before the last of them is not answered.
  private var cancellations = 0
  private var searches = 0
  open var isSearching: Bool { searches > 0 }

  public init(request: Request) {
    self.request = request
    super.init()
  }

  public init(request: MKLocalPointsOfInterestRequest) {
    self.request = Request()
    super.init()
  }

  open func start(completionHandler: @escaping CompletionHandler) {
    MapGap.search.report()
    searches += 1
    StageCore.ambient.queue.later { [self, begun = cancellations] in
      guard begun == cancellations else { return }
      searches -= 1
      completionHandler(nil, MKError(.serverFailure))
    }
  }

  open func start() async throws -> Response {
    MapGap.search.report()
    throw MKError(.serverFailure)
  }

  /// The handlers of what is cancelled are not called.
  open func cancel() {
    cancellations += 1
    searches = 0
  }
}

open class MKLocalPointsOfInterestRequest: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
    super.init()
  }
}

// The names of Swift 3.

@available(*, deprecated, renamed: "MKLocalSearch.Request")
public typealias MKLocalSearchRequest = MKLocalSearch.Request
@available(*, deprecated, renamed: "MKLocalSearch.Response")
public typealias MKLocalSearchResponse = MKLocalSearch.Response
