#ifndef C_INTERFACE_BUILDER_H
#define C_INTERFACE_BUILDER_H

// Written in Swift, in the room InterfaceBuilder.
void transrender_register_interface_builder(void);

#endif
