public import FoundationNetworking

// Foundation on Linux checks servers by itself, and asks nobody about their certificates.

/// No challenge is of this kind here.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLProtectionSpace {
  /// Nil, as for every space that does not ask about a server's certificates.
  public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
  /// For a challenge about a server's certificates, of which there is none here.
  public convenience init(trust: SecTrust) {
    self.init(user: "", password: "", persistence: .none)
  }
}
