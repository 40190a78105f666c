public import Foundation

/// Why nothing is sold.
public struct SKError: Error, Hashable, Sendable {
  // [D] StoreKit/SKError.h.
  public enum Code: Int, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed
    case storeProductNotAvailable, cloudServicePermissionDenied
    case cloudServiceNetworkConnectionFailed, cloudServiceRevoked

    public static func ~= (code: Code, error: any Error) -> Bool {
      (error as? SKError)?.code == code
    }
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
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  public static var cloudServiceNetworkConnectionFailed: Code {
    .cloudServiceNetworkConnectionFailed
  }
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
}

public let SKErrorDomain = "SKErrorDomain"

extension SKError: CustomNSError {
  public var errorCode: Int { code.rawValue }
  /// Other codes have Foundation's text, which names the domain and the number.
  public var errorUserInfo: [String: Any] {
    text.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }

  private var text: String? {
    switch code {
    // [W] Where the store cannot be reached.
    case .unknown: "Cannot connect to iTunes Store"
    // [W]
    case .paymentCancelled: "Request Canceled"
    case .clientInvalid, .paymentInvalid, .paymentNotAllowed, .storeProductNotAvailable,
      .cloudServicePermissionDenied, .cloudServiceNetworkConnectionFailed, .cloudServiceRevoked:
      nil
    }
  }
}
