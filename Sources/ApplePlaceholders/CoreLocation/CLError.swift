public import Foundation

public let kCLErrorDomain = "kCLErrorDomain"

/// Why a place is not known.
public struct CLError: Error, Hashable, Sendable {
  // [D] CoreLocation/CLError.h.
  public enum Code: Int, Sendable {
    case locationUnknown, denied, network, headingFailure
    case regionMonitoringDenied, regionMonitoringFailure
    case regionMonitoringSetupDelayed, regionMonitoringResponseDelayed
    case geocodeFoundNoResult, geocodeFoundPartialResult, geocodeCanceled
    case deferredFailed, deferredNotUpdatingLocation, deferredAccuracyTooLow
    case deferredDistanceFiltered, deferredCanceled
    case rangingUnavailable, rangingFailure, promptDeclined, historicalLocationError

    /// The name that imported codes have for their error.
    public typealias _ErrorType = CLError

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? CLError)?.code == code
    }
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static let locationUnknown = Code.locationUnknown
  public static let denied = Code.denied
  public static let network = Code.network
  public static let headingFailure = Code.headingFailure
  public static let regionMonitoringDenied = Code.regionMonitoringDenied
  public static let regionMonitoringFailure = Code.regionMonitoringFailure
  public static let regionMonitoringSetupDelayed = Code.regionMonitoringSetupDelayed
  public static let regionMonitoringResponseDelayed = Code.regionMonitoringResponseDelayed
  public static let geocodeFoundNoResult = Code.geocodeFoundNoResult
  public static let geocodeFoundPartialResult = Code.geocodeFoundPartialResult
  public static let geocodeCanceled = Code.geocodeCanceled
  public static let deferredFailed = Code.deferredFailed
  public static let deferredNotUpdatingLocation = Code.deferredNotUpdatingLocation
  public static let deferredAccuracyTooLow = Code.deferredAccuracyTooLow
  public static let deferredDistanceFiltered = Code.deferredDistanceFiltered
  public static let deferredCanceled = Code.deferredCanceled
  public static let rangingUnavailable = Code.rangingUnavailable
  public static let rangingFailure = Code.rangingFailure
  public static let promptDeclined = Code.promptDeclined
  public static let historicalLocationError = Code.historicalLocationError
}

extension CLError: CustomNSError {
  public static var errorDomain: String { kCLErrorDomain }
  public var errorCode: Int { code.rawValue }
}
