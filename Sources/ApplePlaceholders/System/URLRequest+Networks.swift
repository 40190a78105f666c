public import FoundationNetworking
import HeadlessUIKit

// Foundation on Linux has no room for these in requests. The network here is neither expensive nor
// constrained, so that what they forbid does not come up.

extension URLRequest {
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { if !newValue { warn() } }
  }

  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { if !newValue { warn() } }
  }

  private func warn() {
    StageCore.ambient.warnOnce(
      "URLRequest",
      "requests do not keep which networks they may use here",
      remedy: "set it for the session's configuration"
    )
  }
}
