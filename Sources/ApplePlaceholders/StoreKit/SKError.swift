public import Foundation

/// Why nothing is sold.
public struct SKError: Error, Hashable, Sendable {
  // [D] StoreKit/SKError.h.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked
  }

  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { SKErrorDomain }
  public static var unknown: Code { .unknown }
  public static var clientInvalid: Code { .clientInvalid }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var paymentInvalid: Code { .paymentInvalid }
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

public let SKErrorDomain = "SKErrorDomain"

extension SKError: CustomNSError {
  public var errorCode: Int { code.rawValue }
  // [W] The text of an unknown error where the store cannot be reached.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "Cannot connect to iTunes Store"]
  }
}
