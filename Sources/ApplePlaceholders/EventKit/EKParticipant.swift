public import Foundation

public enum EKParticipantType: Int, Sendable {
  case unknown, person, room, resource, group
}

public enum EKParticipantRole: Int, Sendable {
  case unknown, required, optional, chair, nonParticipant
}

public enum EKParticipantStatus: Int, Sendable {
  case unknown, pending, accepted, declined, tentative, delegated, completed, inProcess
}

/// Somebody whom the user of another device has invited; nobody is.
open class EKParticipant: EKObject {
  open var url: URL { URL(filePath: "/") }
  open var name: String? { nil }
  open var participantType: EKParticipantType { .unknown }
  open var participantRole: EKParticipantRole { .unknown }
  open var participantStatus: EKParticipantStatus { .unknown }
  open var isCurrentUser: Bool { false }
}
