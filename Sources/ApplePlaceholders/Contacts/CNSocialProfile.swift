public import Foundation

/// Somebody whom a contact knows.
open class CNContactRelation: NSObject {
  public let name: String

  public init(name: String) {
    self.name = name
    super.init()
  }
}

/// A contact's account with a network.
open class CNSocialProfile: NSObject {
  public let urlString: String
  public let username: String
  public let userIdentifier: String
  public let service: String

  public init(
    urlString: String?,
    username: String?,
    userIdentifier: String?,
    service: String?
  ) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    super.init()
  }
}

/// A contact's name in a service of messages.
open class CNInstantMessageAddress: NSObject {
  public let username: String
  public let service: String

  public init(username: String, service: String) {
    (self.username, self.service) = (username, service)
    super.init()
  }
}

public let CNSocialProfileServiceFacebook = "Facebook"
public let CNSocialProfileServiceFlickr = "Flickr"
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
public let CNSocialProfileServiceTwitter = "Twitter"
public let CNSocialProfileServiceGameCenter = "GameCenter"
public let CNInstantMessageServiceSkype = "Skype"
public let CNInstantMessageServiceJabber = "Jabber"
